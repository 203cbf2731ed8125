import type { Locale } from '@duetto/shared/domain'

/** First names by language, women's then men's. */
export const firstNames: Record<Locale, readonly [readonly string[], readonly string[]]> = {
  it: [
    'Giulia Martina Chiara Francesca Elena Sara Valentina Silvia Laura Paola Federica Alessia Ilaria Serena Marta Beatrice Camilla Rosa Anna Teresa'.split(
      ' ',
    ),
    'Luca Marco Matteo Andrea Davide Alessandro Stefano Simone Lorenzo Paolo Giovanni Riccardo Fabio Nicola Pietro Filippo Emanuele Tommaso Carlo Enrico'.split(
      ' ',
    ),
  ],
  de: [
    'Anna Julia Katharina Lena Sabine Claudia Nina Hannah Petra Sophie Johanna Franziska Martina Miriam Birgit Carolin Eva Frieda Lotte Ulrike'.split(
      ' ',
    ),
    'Thomas Jan Michael Stefan Lukas Jonas Markus Tobias Andreas Felix Matthias Sebastian Florian Christian Moritz Philipp Uwe Klaus Emil Anton'.split(
      ' ',
    ),
  ],
  nl: [
    'Sanne Lotte Eva Fleur Marieke Anouk Iris Esther Femke Roos Linda Saskia Noor Tessa Willemijn Annemiek Jolijn Myrthe Ilse Hanneke'.split(
      ' ',
    ),
    'Daan Bram Sem Jeroen Maarten Pieter Koen Thijs Ruben Wouter Joris Sander Mark Bas Niels Hans Gijs Floris Rik Teun'.split(
      ' ',
    ),
  ],
  fr: [
    'Camille Léa Chloé Manon Julie Sophie Claire Élodie Aurélie Nathalie Inès Margaux Pauline Isabelle Lucie Céline Hélène Anaïs Amandine Mathilde'.split(
      ' ',
    ),
    'Thomas Nicolas Julien Antoine Pierre Hugo Lucas Maxime Olivier Laurent Mathieu Alexandre Guillaume Vincent Romain Étienne Gabriel Baptiste Arnaud Paul'.split(
      ' ',
    ),
  ],
  es: [
    'Lucía María Carmen Laura Marta Paula Elena Sara Cristina Isabel Nuria Irene Alba Rocío Pilar Raquel Silvia Beatriz Julia Ana'.split(
      ' ',
    ),
    'Alejandro Daniel Javier Pablo Carlos Sergio Álvaro Diego Manuel Miguel Rubén Adrián Jorge Iván Raúl Antonio Óscar Fernando Andrés Luis'.split(
      ' ',
    ),
  ],
  en: [
    'Emma Olivia Grace Sophie Hannah Charlotte Lucy Rachel Aoife Niamh Fiona Claire Rebecca Zoe Ruth Heather Naomi Jess Alice Maeve'.split(
      ' ',
    ),
    'James Liam Tom Jack Daniel Oliver Ben Sam Conor Declan Ewan Harry Matt Josh Adam Ryan Will Callum Noah Theo'.split(
      ' ',
    ),
  ],
  pl: [
    'Anna Katarzyna Magdalena Zuzanna Agnieszka Maja Aleksandra Natalia Ewa Joanna Karolina Monika Dorota Hanna Barbara Weronika Iga Marta Olga Alicja'.split(
      ' ',
    ),
    'Jakub Piotr Tomasz Michał Paweł Kacper Mateusz Krzysztof Marcin Łukasz Adam Wojciech Filip Szymon Bartosz Grzegorz Rafał Maciej Igor Jan'.split(
      ' ',
    ),
  ],
  da: [
    'Freja Ida Mette Sofie Camilla Line Signe Astrid'.split(' '),
    'Mads Rasmus Søren Emil Kasper Jonas Anders Magnus'.split(' '),
  ],
  sv: [
    'Elsa Maja Linnea Sara Karin Hanna Ebba Astrid'.split(' '),
    'Erik Oskar Johan Karl Anders Nils Viktor Gustav'.split(' '),
  ],
  no: [
    'Ingrid Nora Kari Silje Marte Ida Thea Solveig'.split(' '),
    'Ole Lars Magnus Henrik Sindre Anders Jonas Eirik'.split(' '),
  ],
  fi: [
    'Aino Helmi Anna Laura Päivi Sanna Iida Venla'.split(' '),
    'Mikko Juhani Antti Eero Ville Matti Oskari Tuomas'.split(' '),
  ],
}
