/**
 * Styles that pages with formulas load in addition to the site's stylesheet: KaTeX's styles, and after them the font faces
 * that have priority over KaTeX's. Other pages load KaTeX's styles when a cell shows a formula.
 */
import "katex/dist/katex.min.css";
import "./formula-fonts.css";
