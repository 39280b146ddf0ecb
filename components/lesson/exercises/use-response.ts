import { useRef, useState } from "preact/hooks";

/** The text of a response, and whether the answer is right; undefined where that is not known. */
export interface CheckResponse {
  readonly right: boolean | undefined;
  readonly said: string;
  /** Whether there is no answer in the text, so that it was not judged. */
  readonly unread?: boolean;
}

/**
 * The response to a reader's answer, which may be asynchronous. One that is superseded by a later answer, or by
 * `forget`, is discarded; when the code that judges cannot be loaded, it is `offline`.
 */
export function useResponse(offline: string) {
  const [response, setResponse] = useState<CheckResponse>();
  const latest = useRef(0);

  const respond = async (judging: CheckResponse | Promise<CheckResponse>): Promise<void> => {
    const current = ++latest.current;
    const found = await Promise.resolve(judging).catch(() => ({ right: undefined, said: offline }));
    if (current === latest.current) setResponse(found);
  };
  const forget = (): void => {
    latest.current++;
    setResponse(undefined);
  };
  return { response, respond, forget };
}
