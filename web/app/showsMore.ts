/** As a ref: an area that scrolls sideways says at which of its edges there is more. */
export function showsMore(area: HTMLElement): () => void {
  const look = () => {
    const { scrollLeft, scrollWidth, clientWidth } = area;
    area.toggleAttribute('data-more-before', scrollLeft > 4);
    area.toggleAttribute('data-more-behind', scrollWidth - clientWidth - scrollLeft > 4);
  };
  look();
  const sized = new ResizeObserver(look);
  for (const it of [area, ...area.children]) sized.observe(it);
  // Asked for its size anew, it is looked at once the next picture is laid out: at once that would be done here, and then again.
  const changed = new MutationObserver(() => {
    sized.unobserve(area);
    sized.observe(area);
  });
  changed.observe(area, { childList: true, subtree: true });
  area.addEventListener('scroll', look, { passive: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
    area.removeEventListener('scroll', look);
  };
}
