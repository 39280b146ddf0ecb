/**
 * The styles of the site, in the order that decides between rules of equal specificity: general styles, styles of
 * components, and overriding styles. They form one file, which pages load before the first paint and browsers cache, so
 * that components do not import their styles. A page imports styles that only it uses; `Page.astro` links those for print.
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
