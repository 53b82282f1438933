/** Two hearts, one before the other, in a square of 32: the drawing beside every brand's name. */
export const BRAND_HEARTS = {
  back: 'M20.5 27.5C14 23 9.5 19 9.5 13.6c0-4.2 3.2-7.1 6.7-7.1 2 0 3.5.9 4.3 2.4.8-1.5 2.3-2.4 4.3-2.4 3.5 0 6.7 2.9 6.7 7.1 0 5.4-4.5 9.4-11 13.9Z',
  front:
    'M11.5 24.5C5 20 .5 16 .5 10.6.5 6.4 3.7 3.5 7.2 3.5c2 0 3.5.9 4.3 2.4.8-1.5 2.3-2.4 4.3-2.4 3.5 0 6.7 2.9 6.7 7.1 0 5.4-4.5 9.4-11 13.9Z',
}
