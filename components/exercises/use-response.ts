import { useRef, useState } from "preact/hooks";

/** What is said to an answer, and whether it is right; undefined where that cannot be told. */
export interface CheckResponse {
  readonly right: boolean | undefined;
  readonly said: string;
}

/**
 * The response to a reader's answer, which may take time to find. One that is overtaken by a later answer, or by
 * `forget`, is dropped; one that cannot be found, as its code does not load, is `offline`.
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
