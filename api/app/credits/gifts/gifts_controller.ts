/** A gift of a brand's catalogue. */
interface Gift {
  id: string
  name: string
  credits: number
  filename: string
}

/** `GET /api/gifts`: what a member can give. No brand has gifts, so there are none to choose from. */
export default class GiftsController {
  index(): { gifts: Gift[] } {
    return { gifts: [] }
  }
}
