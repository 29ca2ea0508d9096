export { blocksOf, piecesOf, previewOf, type TextBlock, type TextPiece } from '@platform/contract/rich-text.contract';
