// Replaces imported images and videos, because tests need only a URL.
export default '/picture.webp'
