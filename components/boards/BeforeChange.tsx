import { Component, type ComponentChildren } from "preact";

interface Props {
  readonly look: readonly (() => void)[];
  readonly children: ComponentChildren;
}

/** Calls every `look` before each render of its children, when the document still shows the previous one. */
export class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate(): null {
    for (const look of this.props.look) look();
    return null;
  }

  override render(): ComponentChildren {
    return this.props.children;
  }
}
