// Images become URLs; tests in jsdom do not need their content.
export default '/picture.webp'
