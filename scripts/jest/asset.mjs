// Pictures are addresses; what they show is of no interest to a test in jsdom.
export default '/picture.webp'
