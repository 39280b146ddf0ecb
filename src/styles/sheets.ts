/**
 * Every style of the site, in the order that decides between rules of equal weight: the site's own first, what a part
 * brings after it, and last what must win wherever it applies. They make one file, which each page asks for before its
 * first paint and has already when it follows another; so no part imports its styles by itself.
 * What one page alone has, such as the laboratory, that page asks for beside it.
 */
import "katex/dist/katex.min.css";
import "./tokens.css";
import "./base.css";
import "./controls.css";
import "./page.css";
import "./article.css";
import "./home.css";
import "./boards-page.css";

import "@components/charts/game-graph.css";
import "@components/charts/heatmap.css";
import "@components/charts/outcome-mark.css";
import "@components/charts/sequence.css";
import "@components/charts/xor-columns.css";

import "@components/boards/board.css";
import "@components/boards/pieces.css";
import "@components/boards/columns/column.css";
import "@components/boards/grid/grid.css";
import "@components/boards/list/list.css";
import "@components/boards/pins/rows.css";
import "@components/boards/strip/strip.css";
import "@components/boards/tree/tree.css";

import "@components/lesson/exercises/field.css";
import "@components/lesson/prose/environments.css";
import "@components/lesson/exercises/exercise.css";
import "@components/lesson/exercises/check.css";
import "@components/lesson/widgets/graph-play.css";
import "@components/lesson/widgets/mex-play.css";
import "@components/lesson/widgets/stairs-reply.css";
import "@components/lesson/widgets/xor-play.css";

import "@components/cell/cell.css";
import "@components/cell/control.css";
import "@components/cell/value.css";
import "@components/cell/types/types.css";
import "@components/cell/drafts/drafts.css";

import "@components/solver/judge-box.css";
import "@components/judge/known-mistakes.css";
import "@components/solver/solver.css";
import "@components/solver/verdicts.css";
import "@components/solver/verdict-list.css";
import "@components/solver/explanation.css";
import "@components/judge/judge-page.css";

import "@components/judge/solution.css";

import "@components/ui/problem-list.css";
import "@components/offline/offline.css";
import "@components/progress/progress.css";
import "@components/progress/progress-page.css";
import "@components/reference/exports.css";
import "@components/reference/reference-list.css";
import "@components/search/search.css";

import "./cheat-sheet.css";
import "./forced-colors.css";
import "./print.css";
