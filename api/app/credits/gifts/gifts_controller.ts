interface Gift {
  id: string
  name: string
  credits: number
  filename: string
}

/** `GET /api/gifts`: gifts a member can send. No brand has gifts, so the list is empty. */
export default class GiftsController {
  index(): { gifts: Gift[] } {
    return { gifts: [] }
  }
}
