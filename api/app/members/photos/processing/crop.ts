/** The part of a photo that stands in portraits, as fractions of its width and height; 4:5 in the picture's own pixels. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}
