import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { contentType } from '../../../src/http/content-types.ts';
import { builtFile, builtFiles } from '../../support/dist.ts';

const schema = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8');

/** The schema of `xhtml:link`, in the words of the search engines: sitemaps.org has none. */
const LINKS = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xs:element name="link"><xs:complexType>
    <xs:attribute name="rel" fixed="alternate" use="required"/>
    <xs:attribute name="hreflang" type="xs:language" use="required"/>
    <xs:attribute name="href" type="xs:anyURI" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>`;

const INDEX = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <xs:element name="sitemapindex"><xs:complexType><xs:sequence>
    <xs:element name="sitemap" maxOccurs="unbounded"><xs:complexType><xs:sequence>
      <xs:element name="loc" type="xs:anyURI"/><xs:element name="lastmod" type="xs:string" minOccurs="0"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

/** What the schema finds wrong with a sitemap. */
async function faultsOf(contents: string, isIndex = false): Promise<string[]> {
  const withLinks = schema.replace(
    /(<xsd:schema[^>]*>)/,
    '$1<xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="links.xsd"/>',
  );
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [{ fileName: 'sitemap.xsd', contents: isIndex ? INDEX : withLinks }],
    preload: [{ fileName: 'links.xsd', contents: LINKS }],
  });
  return errors.map(({ message }) => message);
}

describe('the sitemap', () => {
  const files = builtFiles().filter((file) => /^\/sitemap-\d+\.xml$/.test(file));

  it('12. is an index and files that hold to the schema, sent as XML', async () => {
    expect(files.length).toBeGreaterThan(0);
    expect(contentType('/sitemap-0.xml')).toBe('application/xml; charset=utf-8');
    expect(await faultsOf(String(builtFile('/sitemap-index.xml')), true)).toEqual([]);
    for (const file of files) expect(await faultsOf(String(builtFile(file))), file).toEqual([]);
  });

  it.each([
    ['an element', '<url>', '<url><title>x</title>'],
    ['an attribute', 'rel="alternate"', 'rel="alternate" type="x"'],
    ['a date', '</loc>', '</loc><lastmod>yesterday</lastmod>'],
  ])('12. with %s that is none would be refused', async (_what, from, to) => {
    expect(await faultsOf(String(builtFile('/sitemap-0.xml')).replace(from, to))).not.toEqual([]);
  });
});
