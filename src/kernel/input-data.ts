/** What a control's value travels as: of a choice, the place of the option, from 0. */
export type InputValue = number | string | readonly number[];

interface Control {
  /** Place of the control within the run, from 0: the same in every run of the same cell. */
  readonly control: number;
  readonly label: string;
}

/** A control as data: what it is, its bounds, and the value that this run had. */
export type InputData =
  | (Control & {
      readonly kind: "slider";
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly value: number;
    })
  | (Control & {
      readonly kind: "number";
      readonly min?: number;
      readonly max?: number;
      readonly step: number;
      readonly value: number;
    })
  | (Control & { readonly kind: "text"; readonly value: string })
  | (Control & {
      readonly kind: "choice";
      readonly options: readonly string[];
      readonly value: number;
    })
  | (Control & {
      readonly kind: "set";
      readonly min: number;
      readonly max: number;
      /** Distinct and increasing. */
      readonly value: readonly number[];
    });
