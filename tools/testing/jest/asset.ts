// Stands in for images and videos, of which tests need only a URL.
export default '/picture.webp'
