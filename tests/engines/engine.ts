/** One source of input and what it does. The two protocols of WebDriver share these words. */
export type Input =
  | {
      readonly type: "key";
      readonly id: string;
      readonly actions: readonly { type: "keyDown" | "keyUp"; value: string }[];
    }
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly actions: readonly (
        | { type: "pointerMove"; x: number; y: number; duration: number }
        | { type: "pointerDown" | "pointerUp"; button: number }
      )[];
    };

/** A tab of a browser, with nothing of what visitors before did. */
export interface Tab {
  /** Opens a page, and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, or what a promise there becomes; it travels as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses keys and moves the pointer, as a reader does. */
  perform(input: Input): Promise<void>;
}

/** A running browser, driven from outside. */
export interface Engine {
  /** The tab of a new visitor. The tab before it goes. */
  visit(): Promise<Tab>;
  end(): Promise<void>;
}
