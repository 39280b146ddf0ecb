/** Whether this is the build, which renders controls disabled; first-script.js enables them. */
export const isServer: boolean = import.meta.env.SSR;
