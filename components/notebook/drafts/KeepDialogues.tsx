import { ChoiceDialogue } from "./ChoiceDialogue.tsx";
import type { KeepView } from "./keep-view.ts";
import { KeptDialogue } from "./KeptDialogue.tsx";
import { LinkDialogue } from "./LinkDialogue.tsx";

function LessonDialogue(view: KeepView) {
  const { words, keeping, state } = view;
  const choices = state.changed.map((placed) => ({
    cell: placed.cell.number,
    before: { name: words.theLesson, text: placed.cell.code },
    after: { name: words.mine, text: placed.edit.text },
    answers: [
      { label: words.useMine, choose: () => void keeping.useMine(placed) },
      { label: words.useLesson, choose: () => void keeping.useLesson(placed) },
    ],
  }));
  return (
    <ChoiceDialogue
      {...view}
      title={words.lessonTitle}
      intro={words.lessonIntro}
      choices={choices}
    />
  );
}

function TabsDialogue(view: KeepView) {
  const { words, keeping, state } = view;
  const lesson = new Map(keeping.cells.map(({ number, code }) => [number, code]));
  const choices = state.news.offers.map((offer) => ({
    cell: offer.cell,
    before: { name: words.here, text: keeping.code(offer.cell) },
    after: { name: words.theirs, text: offer.theirs?.text ?? lesson.get(offer.cell) ?? "" },
    answers: [
      { label: words.useHere, choose: () => keeping.declineOffer(offer) },
      { label: words.useTheirs, choose: () => void keeping.takeOffer(offer) },
    ],
  }));
  return (
    <ChoiceDialogue {...view} title={words.tabTitle} intro={words.tabIntro} choices={choices} />
  );
}

/** The dialogue that stands open, if any. */
export function KeepDialogues(view: KeepView) {
  const { dialogue, link } = view.state;
  switch (dialogue) {
    case undefined:
      return null;
    case "link":
      return link.kind === "plan" ? <LinkDialogue {...view} plan={link.plan} /> : null;
    case "lesson":
      return <LessonDialogue {...view} />;
    case "tabs":
      return <TabsDialogue {...view} />;
    case "kept":
      return <KeptDialogue {...view} />;
  }
}
