export const sendBeacon = (path: string, body: object): void =>
  void navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
