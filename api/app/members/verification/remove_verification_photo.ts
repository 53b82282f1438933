import { enqueue } from '#app/jobs/enqueue'

/** Removes the file of a photo that staff need no more; its row doesn't name it any longer. */
export async function removeVerificationPhoto(filename: string): Promise<void> {
  await enqueue('remove_photos', { large: filename, thumb: '', match: '', blurred: '' })
}
