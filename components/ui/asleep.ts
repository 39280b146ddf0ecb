/** Whether this is the build, which renders controls disabled; the page's first script enables them. */
export const asleep: boolean = import.meta.env.SSR;
