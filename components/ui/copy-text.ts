/** Milliseconds after which a clipboard counts as refused: some browsers ask the reader, and some never answer. */
const PATIENCE = 2000;

/** Puts a text on the clipboard; false where the browser does not allow it or does not answer. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const unanswered = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false));
    const written = navigator.clipboard.writeText(text).then(() => true);
    return await Promise.race([written, unanswered]);
  } catch {
    return false;
  }
}
