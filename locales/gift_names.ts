import type { Language } from './languages.ts'

/** What the product's pictures of gifts are called where a brand has no name of its own; the files are `theme-presets/gifts`. */
export const GIFT_NAMES = {
  rose: {
    da: 'Rose', de: 'Rose', en: 'Rose', es: 'Rosa', fi: 'Ruusu', fr: 'Rose',
    it: 'Rosa', nb: 'Rose', nl: 'Roos', pl: 'Róża', sv: 'Ros',
  },
  bouquet: {
    da: 'Blomsterbuket', de: 'Blumenstrauß', en: 'Bouquet', es: 'Ramo de flores', fi: 'Kukkakimppu', fr: 'Bouquet de fleurs',
    it: 'Mazzo di fiori', nb: 'Blomsterbukett', nl: 'Boeket', pl: 'Bukiet kwiatów', sv: 'Blombukett',
  },
  heart: {
    da: 'Hjerte', de: 'Herz', en: 'Heart', es: 'Corazón', fi: 'Sydän', fr: 'Cœur',
    it: 'Cuore', nb: 'Hjerte', nl: 'Hart', pl: 'Serce', sv: 'Hjärta',
  },
  coffee: {
    da: 'Kaffe', de: 'Kaffee', en: 'Coffee', es: 'Café', fi: 'Kahvi', fr: 'Café',
    it: 'Caffè', nb: 'Kaffe', nl: 'Koffie', pl: 'Kawa', sv: 'Kaffe',
  },
  chocolate: {
    da: 'Chokolade', de: 'Pralinen', en: 'Chocolates', es: 'Bombones', fi: 'Suklaata', fr: 'Chocolats',
    it: 'Cioccolatini', nb: 'Sjokolade', nl: 'Bonbons', pl: 'Czekoladki', sv: 'Choklad',
  },
  cake: {
    da: 'Kage', de: 'Törtchen', en: 'Cupcake', es: 'Magdalena', fi: 'Kuppikakku', fr: 'Cupcake',
    it: 'Tortina', nb: 'Muffins', nl: 'Gebakje', pl: 'Babeczka', sv: 'Muffin',
  },
  cocktail: {
    da: 'Cocktail', de: 'Cocktail', en: 'Cocktail', es: 'Cóctel', fi: 'Cocktail', fr: 'Cocktail',
    it: 'Cocktail', nb: 'Cocktail', nl: 'Cocktail', pl: 'Koktajl', sv: 'Cocktail',
  },
  champagne: {
    da: 'Champagne', de: 'Champagner', en: 'Champagne', es: 'Champán', fi: 'Samppanja', fr: 'Champagne',
    it: 'Champagne', nb: 'Champagne', nl: 'Champagne', pl: 'Szampan', sv: 'Champagne',
  },
  teddy: {
    da: 'Bamse', de: 'Teddybär', en: 'Teddy bear', es: 'Osito de peluche', fi: 'Nalle', fr: 'Ours en peluche',
    it: 'Orsacchiotto', nb: 'Teddybjørn', nl: 'Teddybeer', pl: 'Miś', sv: 'Nallebjörn',
  },
  balloons: {
    da: 'Balloner', de: 'Luftballons', en: 'Balloons', es: 'Globos', fi: 'Ilmapallot', fr: 'Ballons',
    it: 'Palloncini', nb: 'Ballonger', nl: 'Ballonnen', pl: 'Balony', sv: 'Ballonger',
  },
  star: {
    da: 'Stjerne', de: 'Stern', en: 'Star', es: 'Estrella', fi: 'Tähti', fr: 'Étoile',
    it: 'Stella', nb: 'Stjerne', nl: 'Ster', pl: 'Gwiazda', sv: 'Stjärna',
  },
  ring: {
    da: 'Ring', de: 'Ring', en: 'Ring', es: 'Anillo', fi: 'Sormus', fr: 'Bague',
    it: 'Anello', nb: 'Ring', nl: 'Ring', pl: 'Pierścionek', sv: 'Ring',
  },
} as const satisfies Record<string, Record<Language, string>>

export type GiftPicture = keyof typeof GIFT_NAMES

export const GIFT_PICTURES = Object.keys(GIFT_NAMES) as GiftPicture[]
