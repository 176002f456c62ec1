import { OpenDataSchema } from '#schemas/competition/figures.ts';
import { ReadingsSchema } from '#schemas/competition/readings.ts';
import { EnglishTitlesSchema } from '#schemas/content/english-titles.ts';
import { GlossarySchema } from '#schemas/content/glossary.ts';
import { NoticeSchema } from '#schemas/content/notice.ts';
import { TendersSchema } from '#schemas/content/tender.ts';
import { ThresholdsSchema } from '#schemas/content/thresholds.ts';

export const DATA_FILES = {
  englishTitles: { file: 'content/articles-in-english.yaml', schema: EnglishTitlesSchema },
  glossary: { file: 'content/glossary.yaml', schema: GlossarySchema },
  openData: { file: 'content/open-data.yaml', schema: OpenDataSchema },
  readings: { file: 'content/readings.yaml', schema: ReadingsSchema },
  notice: { file: 'content/notice.yaml', schema: NoticeSchema },
  tenders: { file: 'content/tenders.json', schema: TendersSchema },
  thresholds: { file: 'content/thresholds.yaml', schema: ThresholdsSchema },
} as const;
