// Tests in jsdom need the URL of an image, not its content.
export default '/picture.webp'
