// Stands in for images, of which tests need only a URL.
export default '/picture.webp'
