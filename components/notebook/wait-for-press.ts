/**
 * All that a page runs before the first press: it waits for one, then loads the notebook. The module
 * is the same one for every press, so a press while it loads is answered once it is there.
 */
document.addEventListener("click", (event) => {
  // The second half of a double click would press what the first half put there: Stop for Run.
  if (!(event.target instanceof Element) || event.detail > 1) return;
  const button = event.target.closest<HTMLButtonElement>("button[data-act], button[data-notebook]");
  if (!button) return;
  import("./notebook.ts").then(
    ({ notebook }) => notebook().press(button),
    (error: unknown) => {
      const status = button.closest(".cell")?.querySelector(".cell-status");
      if (status) status.textContent = String(error);
    },
  );
});

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset["notebook"] !== "types") return;
  import("./notebook.ts")
    .then(({ notebook }) => notebook().checkTypes(target.checked))
    .catch((error: unknown) => {
      target.checked = false;
      const said = document.querySelector(".types-said");
      if (said) said.textContent = String(error);
    });
});
