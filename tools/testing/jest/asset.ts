// Tests in jsdom need only the URL of an image.
export default '/picture.webp'
