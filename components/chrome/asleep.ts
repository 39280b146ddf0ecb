/** Whether this is the build: what it makes is closed until its script is there, and opened by the page's first script. */
export const asleep: boolean = import.meta.env.SSR;
