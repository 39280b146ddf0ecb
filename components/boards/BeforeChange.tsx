import { Component, type ComponentChildren } from "preact";

interface Props {
  readonly look: () => void;
  readonly children: ComponentChildren;
}

/** Calls `look` when its children are about to be drawn anew: what stands on the page is still what the reader sees. */
export class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate(): null {
    this.props.look();
    return null;
  }

  override render(): ComponentChildren {
    return this.props.children;
  }
}
