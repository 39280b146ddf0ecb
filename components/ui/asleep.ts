/** Whether this is the build, which renders controls disabled; FirstScript.astro enables them. */
export const asleep: boolean = import.meta.env.SSR;
