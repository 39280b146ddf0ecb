/**
 * Every style of the site, in the order that decides between rules of equal weight: the site's own first, what a part
 * brings after it, and last what must win wherever it applies. They make one file, which each page asks for before its
 * first paint and has already when it follows another; so no part imports its styles by itself.
 * What one page alone has, such as the laboratory, that page asks for beside it; `Page.astro` links what is for paper.
 */
import "./tokens.css";
import "./base.css";
import "./controls.css";
import "./page.css";
import "./article.css";
import "./pages.css";

import "@components/charts/charts.css";

import "@components/boards/board.css";
import "@components/boards/drawings/pieces.css";
import "@components/boards/drawings/drawings.css";
import "@components/boards/drawings/coins-and-graphs.css";

import "@components/lesson/lesson.css";
import "@components/lesson/widgets/widgets.css";

import "@components/cell/cell.css";
import "@components/cell/outputs.css";
import "@components/cell/drafts/drafts.css";

import "@components/solver/solver.css";

import "@components/judge/judge.css";
import "@components/progress/progress.css";
import "@components/reference/reference.css";
import "@components/search/search.css";

import "./forced-colors.css";
