/** Texts of the type checker. */
export const types = {
  check: "Check types",
  note: "downloads {size} MB once",
  loading: "Loading the type checker…",
  right: "Types checked: no fault.",
  wrong: "Types checked: {count}, the first in {cell}, line {line}.",
  oneFault: "1 fault",
  manyFaults: "{n} faults",
  faultsOf: "Type faults of {cell}",
  fault: "Type: line {line}: {message}",
  overtime:
    "The check of types took over {seconds} s and was ended. The next change of a cell starts it again.",
  failed: "TypeScript could not check these cells: {reason}",
  unavailable:
    "The type checker could not be loaded. It is kept here once it was used: switch it on again when there is a connection.",
};
