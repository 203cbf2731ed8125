declare module '*.webp' {
  const address: string
  export default address
}
declare module '*.webm' {
  const address: string
  export default address
}
declare module '*.mp4' {
  const address: string
  export default address
}
