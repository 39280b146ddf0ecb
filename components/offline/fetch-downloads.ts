/** A link that a reader pressed to download a file of the site, in the plain way. */
function pressed(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[download]");
  return link && link.origin === location.origin ? link : undefined;
}

async function download({ href, pathname }: HTMLAnchorElement): Promise<void> {
  const link = document.createElement("a");
  link.download = pathname.replace(/^.*\//, "");
  try {
    const response = await fetch(href);
    link.href = response.ok ? URL.createObjectURL(await response.blob()) : href;
  } catch {
    link.href = href; // The browser shows the failure itself.
  }
  link.click();
  if (link.href !== href) setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Downloads by a link bypass the service worker: where there is a copy for offline use, the page fetches the file. */
export function fetchDownloads(): void {
  document.addEventListener("click", (event) => {
    const link = pressed(event);
    if (!link || !("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
    event.preventDefault();
    void download(link);
  });
}
