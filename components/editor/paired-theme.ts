import dark from "shiki/themes/github-dark-default.mjs";
import light from "shiki/themes/github-light-default.mjs";
