export const challengeOf = (clientDataJSON: string): string | null => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as Record<
      string,
      unknown
    >
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
