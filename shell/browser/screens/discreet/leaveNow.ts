export const leaveNow = (
  url: string,
  atPage: (action: () => void) => void,
  go = (to: string) => location.replace(to),
): void => {
  document.body.hidden = true
  atPage(() => go(url))
}
