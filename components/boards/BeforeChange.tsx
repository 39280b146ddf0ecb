import { Component, type ComponentChildren } from "preact";

interface Props {
  readonly look: () => void;
  readonly children: ComponentChildren;
}

/** Calls `look` before each render of its children, when the document still shows the previous one. */
export class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate(): null {
    this.props.look();
    return null;
  }

  override render(): ComponentChildren {
    return this.props.children;
  }
}
