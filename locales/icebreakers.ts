/** The site's ideas for a first message, by their texts (`ideas` in `chat/icebreakers.json`): many members send the same one. */
export const ICEBREAKERS = ['sunday', 'place', 'meal', 'song', 'film', 'laugh', 'learn', 'owl'] as const
