/** The part of a photo shown in portraits, as fractions of its width and height; 4:5 in pixels. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}
