/** Whether this build (`STAGING=1`) is a copy to look at before publishing, which no search engine may list. */
export const isStaging = process.env['STAGING'] === '1';
