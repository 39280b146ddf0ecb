/** Why a cell, or the kernel, cannot run. Errors of JavaScript itself keep their original message. */
export const cellFaults = {
  declaredTwice: "{name} is declared in cell {cell} already",
  declaredBelow: "{name} is declared further down, in cell {cell}",
  importedBelow: "{name} is imported further down, in cell {cell}",
  assignedElsewhere: "{name} belongs to cell {cell}: only that cell can assign to it",
  otherModule: 'A cell can import from "{library}" only, found {found}',
  defaultImport: '"{library}" has no default export: import its names in braces',
  noSuchExport: '"{library}" has no export named {name}',
  exports: "A cell does not export: every top-level name can be used by the other cells",
  tooDeep: "The text nests too deeply to be read",
  tooSlow: "The text takes more than {seconds} s to read",
  unknownCommand: "{command} is not known here",
  thrown: "Thrown",
  needFailed: "Cell {cell}, which this cell uses, failed. {name}: {message}",
  readerNotLoaded: "the script that reads cells did not load",
  notLoaded: "{address} did not load",
  notReady: "it was not ready after {seconds} s",
};
