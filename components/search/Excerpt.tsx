/** Text around the words that were found, these marked. It is read as text: no other markup of it counts. */
export function Excerpt({ markup }: { readonly markup: string }) {
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  return (
    <p class="search-excerpt">
      {[...body.childNodes].map((node) =>
        node.nodeName === "MARK" ? <mark>{node.textContent}</mark> : node.textContent,
      )}
    </p>
  );
}
