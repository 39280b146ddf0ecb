/** How many milliseconds a clipboard may take: some browsers ask a person, and some never answer. */
const PATIENCE = 2000;

/** Puts a text on the clipboard; false where the browser does not let the page, or does not say. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const unanswered = new Promise<false>((tell) => setTimeout(tell, PATIENCE, false));
    const written = navigator.clipboard.writeText(text).then(() => true);
    return await Promise.race([written, unanswered]);
  } catch {
    return false;
  }
}
