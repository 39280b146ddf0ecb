/**
 * What pages with formulas ask for beside the site's one sheet: KaTeX's styles, and after them faces that go before its
 * own. Other pages link KaTeX's when a cell shows a formula.
 */
import "katex/dist/katex.min.css";
import "./formula-fonts.css";
