/** The narrowest phone; also a window of 640 px at 200 %. */
export const NARROWEST = { width: 320, height: 640 }
