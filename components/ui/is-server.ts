/** Whether this is the build, which renders controls disabled; FirstScript.astro enables them. */
export const isServer: boolean = import.meta.env.SSR;
