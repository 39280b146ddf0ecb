/** The name under which the browser keeps a reader's progress, for the whole site. */
export const PROGRESS_KEY = "grundy-progress";
