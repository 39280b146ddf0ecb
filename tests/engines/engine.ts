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

/** A running browser with one tab, driven from outside. What its visitors leave there goes when it ends. */
export interface Engine {
  /** Opens a page, and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, or what a promise there becomes; it travels as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses keys and moves the pointer, as a reader does. */
  perform(input: Input): Promise<void>;
  end(): Promise<void>;
}
